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
import { optionsOf } from '../../app/optionsOf.ts';
import { useNotify } from '../../app/useNotify.ts';
import { useOpenedRow } from '../../app/useOpenedRow.ts';
import { useMoney } from '../../app/useMoney.ts';
import { useText, type Text } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';
import { column } from '../lists/column.ts';
import { withoutPasscodeFailure, OwnPasscode } from '../passcode/OwnPasscode.tsx';
import { Failure } from './Failure.tsx';
import { useWorded } from './words.ts';

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
  // only what was changed here, so that after a refusal the rest is what someone else left it at
  const [choices, setChoices] = useState<Partial<Record<ExpressGrant, boolean>>>({});
  const [typedLimit, setTypedLimit] = useState<string | null>(null);
  const { version } = useOpenedRow(person, saving.failure);
  const grants = isFixed
    ? person.permissions
    : grantable.filter((name) => choices[name] ?? person.permissions.includes(name));
  const storedLimit =
    person.dailyLimitCents === null ? '' : formatTypedMoney(person.dailyLimitCents);
  const typed = typedLimit ?? storedLimit;
  const [passcode, setPasscode] = useState('');
  const limit = typed.trim() === '' ? null : expressDailyLimit.safeParse(typed);
  const [issue] = limit && !limit.success ? fieldIssues(limit.error) : [];
  const textParams = { name: person.name };
  const confirm = async () => {
    if (limit && !limit.success) return;
    const body = { dailyLimitCents: limit ? limit.data : null, permissions: [...grants] };
    const result = await saving.send(
      passcode,
      { params: { userId: person.userId }, body },
      // the previous release neither sends nor reads a version
      { ifMatch: version ?? 0 },
    );
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
              options={optionsOf(grantable, (value) => text(`express.grant.${value}`))}
              value={grants}
              onChange={(names) =>
                setChoices({
                  ...choices,
                  ...Object.fromEntries(
                    grantable
                      .filter((name) => names.includes(name) !== grants.includes(name))
                      .map((name) => [name, names.includes(name)]),
                  ),
                })
              }
            />
          )}
          <MoneyField
            label={text('express.people.daily')}
            optionalText={text('express.optional')}
            help={text('express.people.daily.help')}
            value={typed}
            onChange={setTypedLimit}
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
  const editedPerson =
    people.data?.items.find(({ userId }) => userId === editing?.userId) ?? editing;
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
      {editedPerson && (
        <PersonDialog
          key={editedPerson.userId}
          person={editedPerson}
          onClose={() => setEditing(null)}
        />
      )}
    </Section>
  );
}
