import { useState } from 'react';
import type { Contract, ResponseOf } from '@forecourt/api-client';
import { usePasscodeMutation, useQuery } from '@forecourt/api-client/react';
import {
  Button,
  CheckboxGroup,
  ConfirmDialog,
  MoneyField,
  Section,
  SimpleTable,
  type SimpleColumn,
  Stack,
  TwoLines,
} from '@forecourt/ui';
import {
  EXPRESS_GRANTS,
  expressDailyLimit,
  EXPRESS_REFUSALS,
  fieldIssues,
  grantableTo,
  type ExpressGrant,
} from '@forecourt/validation';
import { formatTypedMoney } from '@forecourt/ui/format';
import { useNotify } from '../../app/useNotify.ts';
import { useText, type Text } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { withoutPasscodeFailure, OwnPasscode } from '../passcode/OwnPasscode.tsx';
import { Failure } from './Failure.tsx';
import { useMoney, useWorded } from './words.ts';

type Person = ResponseOf<Contract['listExpressLimits']>['items'][number];

/** Why the person's permissions cannot be changed. */
const fixedBy = ({ isAdministrator, isSelf }: Person) => {
  if (isAdministrator) return 'express.people.byRole';
  return isSelf ? 'express.people.self' : EXPRESS_REFUSALS.notGrantable;
};

/** One person's permissions, changed with the user's own passcode. [EXPR-06, EXPR-10, ROLE-23] */
function PersonDialog({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const text = useText();
  const translate = useWorded();
  const notify = useNotify();
  const saving = usePasscodeMutation('putExpressLimits');
  const isFixed = person.isAdministrator || person.isSelf;
  const open: readonly string[] = grantableTo(person.role);
  const grantable = isFixed ? [] : EXPRESS_GRANTS.filter((name) => open.includes(name));
  const [grants, setGrants] = useState<readonly ExpressGrant[]>(() =>
    isFixed ? person.permissions : grantable.filter((name) => person.permissions.includes(name)),
  );
  const [typed, setTyped] = useState(
    person.dailyLimitCents === null ? '' : formatTypedMoney(person.dailyLimitCents),
  );
  const [passcode, setPasscode] = useState('');
  const limit = typed.trim() === '' ? null : expressDailyLimit.safeParse(typed);
  const [issue] = limit && !limit.success ? fieldIssues(limit.error) : [];
  const textParams = { name: person.name };
  const confirm = async () => {
    if (limit && !limit.success) return;
    const body = { dailyLimitCents: limit ? limit.data : null, permissions: [...grants] };
    const result = await saving.send(passcode, { params: { userId: person.userId }, body });
    if (notify(result, text('express.people.saved', textParams))) onClose();
  };
  return (
    <ConfirmDialog
      title={text('express.people.title', textParams)}
      confirmLabel={text('express.settings.save')}
      isPending={saving.isPending}
      blockedReason={passcode === '' ? text('access.passcode') : null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      fields={
        <Stack gap={16}>
          {grantable.length > 0 && (
            <CheckboxGroup
              label={text('express.people.permissions')}
              options={grantable.map((value) => ({
                value,
                label: text(`express.grant.${value}`),
              }))}
              value={grants}
              onChange={setGrants}
            />
          )}
          <MoneyField
            label={text('express.people.daily')}
            optionalText={text('express.optional')}
            help={text('express.people.daily.help')}
            value={typed}
            onChange={setTyped}
            error={issue && translate(issue.key, issue.params)}
          />
          <OwnPasscode value={passcode} onChange={setPasscode} failure={saving.failure} />
          <Failure failure={withoutPasscodeFailure(saving.failure)} />
        </Stack>
      }
    >
      {grantable.length === 0 && text(fixedBy(person))}
    </ConfirmDialog>
  );
}

function personColumns(
  text: Text,
  money: (cents: number) => string,
  onEdit: (person: Person) => void,
): readonly SimpleColumn<Person>[] {
  return [
    column('name', text('express.people.name'), { isRowHeader: true }, ({ name, role }) => (
      <TwoLines first={name} second={text(`role.${role}`)} />
    )),
    column('may', text('express.people.may'), ({ permissions }) =>
      permissions.length === 0
        ? text('express.people.nothing')
        : permissions.map((grant) => text(`express.grant.${grant}`)).join(', '),
    ),
    column(
      'limit',
      text('express.people.limit'),
      { align: 'end', isWideOnly: true },
      ({ dailyLimitCents }) =>
        dailyLimitCents === null ? text('express.people.limit.none') : money(dailyLimitCents),
    ),
    column('edit', text('express.people.actions'), { align: 'end' }, (person) => (
      <Button
        size="compact"
        aria-label={text('express.people.editOf', { name: person.name })}
        onPress={() => onEdit(person)}
      >
        {text('express.people.edit')}
      </Button>
    )),
  ];
}

/** Each person's express check permissions. [EXPR-10] */
export function People() {
  const text = useText();
  const money = useMoney();
  const people = useQuery('listExpressLimits', {});
  const [editing, setEditing] = useState<Person | null>(null);
  const content = () => {
    if (!people.data) return <NotLoaded query={people} subject={text('express.people.what')} />;
    return (
      <SimpleTable
        label={text('express.people')}
        rows={people.data.items}
        getRowId={({ userId }) => userId}
        columns={personColumns(text, money, setEditing)}
      />
    );
  };
  return (
    <Section
      title={text('express.people')}
      hint={text('express.people.hint')}
      content={people.data ? 'flush' : 'padded'}
    >
      {content()}
      {editing && (
        <PersonDialog key={editing.userId} person={editing} onClose={() => setEditing(null)} />
      )}
    </Section>
  );
}
