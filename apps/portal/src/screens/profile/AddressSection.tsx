import type { SessionUser } from '@forecourt/validation';
import { address } from '@forecourt/validation/addresses';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui/button';
import { FormGroup, FormLayout } from '@forecourt/ui/form-layout';
import { RegionField } from '@forecourt/ui/region-field';
import { Surface } from '@forecourt/ui/surface';
import { TextField } from '@forecourt/ui/text-field';
import { useFields, type Read } from '../../app/useFields.ts';
import { useFieldReason, useNotify } from '../../app/useNotify.ts';
import { useUnsavedGuard } from '../../app/useUnsavedGuard.tsx';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

const NAMES = ['street', 'secondLine', 'city', 'state', 'postalCode'] as const;
type AddressFields = Readonly<Record<(typeof NAMES)[number], string>>;

const toFields = (stored: SessionUser['address']): AddressFields => ({
  street: stored?.street ?? '',
  secondLine: stored?.secondLine ?? '',
  city: stored?.city ?? '',
  state: stored?.state ?? '',
  postalCode: stored?.postalCode ?? '',
});
const isSame = (a: AddressFields, b: AddressFields) => NAMES.every((name) => a[name] === b[name]);

/** Treats all blank fields as no address. */
const addressOrNone = {
  safeParse: (
    typed: AddressFields,
  ): Read<{ address: NonNullable<SessionUser['address']> | null }> => {
    if (isSame(typed, toFields(null))) return { success: true, data: { address: null } };
    const parsed = address.safeParse({ ...typed, secondLine: typed.secondLine || null });
    return parsed.success ? { success: true, data: { address: parsed.data } } : parsed;
  },
};

function AddressForm({ kept }: { readonly kept: SessionUser['address'] }) {
  const text = useText();
  const notify = useNotify();
  const reason = useFieldReason();
  const saving = useMutation('updateMe');
  const rejectedFields = saving.failure?.fields.map((issue) => ({
    ...issue,
    path: issue.path.replace(/^address\./, ''),
  }));
  const form = useFields(addressOrNone, toFields(kept), rejectedFields);
  const isChanged = !isSame(form.typed, toFields(kept));
  const guard = useUnsavedGuard(isChanged);
  const submit = async () => {
    const values = form.submit();
    if (values === null) return;
    const result = await saving.send({ body: values });
    const message = text(
      values.address === null ? 'profile.address.removed' : 'profile.address.saved',
    );
    notify(result, message, reason(text('profile.address.failed')));
  };
  return (
    <Surface>
      <FormLayout
        onSubmit={() => void submit()}
        actions={
          <Button
            type="submit"
            disabledReason={isChanged ? null : text('profile.unchanged')}
            isPending={saving.isPending}
          >
            {text('profile.address.save')}
          </Button>
        }
      >
        <FormGroup title={text('profile.address')}>
          <TextField
            label={text('profile.address.street')}
            autoComplete="address-line1"
            {...form.field('street')}
          />
          <TextField
            label={text('profile.address.secondLine')}
            autoComplete="address-line2"
            optionalText={text('profile.optional')}
            {...form.field('secondLine')}
          />
          <TextField
            label={text('profile.address.city')}
            autoComplete="address-level2"
            {...form.field('city')}
          />
          <RegionField label={text('profile.address.state')} {...form.field('state')} />
          <TextField
            label={text('profile.address.postalCode')}
            autoComplete="postal-code"
            {...form.field('postalCode')}
          />
        </FormGroup>
      </FormLayout>
      {guard.question}
    </Surface>
  );
}

/** The user's mailing address. [ENT-47] */
export function AddressSection() {
  const text = useText();
  const me = useQuery('getMe', {});
  if (!me.data) return <NotLoaded query={me} subject={text('profile.address.what')} />;
  const { address: stored = null } = me.data;
  return <AddressForm key={JSON.stringify(stored)} kept={stored} />;
}
