'use client';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ROLES, type Role, type UserAccess, type UserInvitation } from '@forecourt/validation';
import { FormGroup } from '../../layout/FormLayout/index.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/index.ts';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import type { SelectOption } from '../../primitives/Select/index.ts';
import { useText } from '../../provider/index.ts';
import {
  EntityForm,
  FormChoices,
  FormRadio,
  FormSheet,
  FormText,
  useFormField,
  useFormMode,
  type EntityFormProps,
} from '../form/index.ts';
import {
  checkUser,
  draftOfUser,
  permissionsOfRole,
  ticksOf,
  toUser,
  type UserDraft,
} from './draft.ts';

export interface UserFormProps extends EntityFormProps<UserInvitation> {
  /** The user's current access; omit it to invite someone. */
  readonly user?: UserAccess;
  /** Fleets that can be granted. */
  readonly fleets: readonly SelectOption[];
  /** `false` for administrators of some fleets only, who cannot grant more than they have. */
  readonly canGiveAll?: boolean;
  /** @deprecated Use `canGiveAll`. */
  readonly mayGiveAll?: boolean;
}

/** Choosing a role resets the permissions to its defaults, so that none of another role remain. */
function RoleField() {
  const text = useText();
  const { setValue } = useFormContext<UserDraft>();
  const field = useFormField<UserDraft, 'role'>('role');
  return (
    <RadioCards<Role>
      {...field}
      label={text('userForm.role')}
      onChange={(role) => {
        field.onChange(role);
        setValue('permissions', permissionsOfRole(role), { shouldDirty: true });
      }}
      options={ROLES.map((value) => ({
        value,
        label: text(`userForm.role.${value}`),
        help: text(`userForm.role.${value}.help`),
      }))}
    />
  );
}

function ReachFields({ fleets, canGiveAll }: Pick<UserFormProps, 'fleets' | 'canGiveAll'>) {
  const text = useText();
  const { control } = useFormContext<UserDraft>();
  const reach = useWatch({ control, name: 'reach' });
  return (
    <>
      {canGiveAll && (
        <FormRadio<UserDraft>
          name="reach"
          label={text('userForm.reach')}
          options={(['all', 'some'] as const).map((value) => ({
            value,
            label: text(`userForm.reach.${value}`),
          }))}
        />
      )}
      {reach === 'some' && (
        <FormChoices<UserDraft>
          name="fleetIds"
          label={text('userForm.fleets')}
          placeholder={text('userForm.noFleets')}
          options={fleets}
        />
      )}
    </>
  );
}

function PermissionsField() {
  const text = useText();
  const { control } = useFormContext<UserDraft>();
  const { isDisabled, isReadOnly } = useFormMode();
  const { value, onChange } = useFormField<UserDraft, 'permissions'>('permissions');
  const role = useWatch({ control, name: 'role' });
  const ticks = ticksOf(role);
  if (role === '') return null;
  if (ticks.length === 0) {
    return (
      <FormGroup title={text('userForm.permissions')} columns={1}>
        <p>{text('userForm.permissionsOfAdministrator')}</p>
      </FormGroup>
    );
  }
  return (
    <CheckboxGroup
      label={text('userForm.permissions')}
      help={text('userForm.permissionsHint')}
      value={ticks.filter((name) => value.includes(name))}
      onChange={(ticked) => onChange([...value.filter((name) => !ticks.includes(name)), ...ticked])}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      options={ticks.map((permission) => ({
        value: permission,
        label: text(`userForm.permission.${permission}`),
      }))}
    />
  );
}

function PersonFields() {
  const text = useText();
  return (
    <FormGroup title={text('userForm.person')} hint={text('userForm.personHint')}>
      <FormText<UserDraft> name="firstName" label={text('userForm.firstName')} isRequired />
      <FormText<UserDraft> name="lastName" label={text('userForm.lastName')} isRequired />
      <FormText<UserDraft>
        name="email"
        label={text('userForm.email')}
        autoComplete="off"
        isRequired
      />
      <FormText<UserDraft>
        name="username"
        label={text('userForm.username')}
        help={text('userForm.usernameHelp')}
        autoComplete="off"
        isRequired
      />
    </FormGroup>
  );
}

/** Invites a user or edits a user's access. [USER-01, USER-20, ROLE-01, EXPR-10, PID-16] */
export function UserForm(props: UserFormProps) {
  const { user, fleets, mayGiveAll = true, canGiveAll = mayGiveAll, ...form } = props;
  const text = useText();
  const isNew = user === undefined;
  const check = useMemo(() => checkUser(isNew), [isNew]);
  return (
    <EntityForm
      {...form}
      draft={draftOfUser(user, canGiveAll)}
      check={check}
      toEntity={toUser}
      saveLabel={text(isNew ? 'userForm.invite' : 'userForm.save')}
    >
      <FormSheet>
        {isNew && <PersonFields />}
        <RoleField />
        <ReachFields fleets={fleets} canGiveAll={canGiveAll} />
        <PermissionsField />
      </FormSheet>
    </EntityForm>
  );
}
