import * as z from 'zod/mini';
import type { SessionUser } from '@forecourt/validation';
import { address } from '@forecourt/validation/addresses';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { FormField, FormFields, FormText } from '@forecourt/ui/form';
import { Button } from '@forecourt/ui/button';
import { FormGroup, FormLayout } from '@forecourt/ui/form-layout';
import { RegionField } from '@forecourt/ui/region-field';
import { Surface } from '@forecourt/ui/surface';
import { useFieldReason, useNotify } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

const toDraft = (stored: SessionUser['address']) => ({
  address: {
    street: stored?.street ?? '',
    secondLine: stored?.secondLine ?? '',
    city: stored?.city ?? '',
    state: stored?.state ?? '',
    postalCode: stored?.postalCode ?? '',
  },
});
type Draft = ReturnType<typeof toDraft>;

const changes = z.object({ address: z.nullable(address) });
/** Treats all blank fields as no address. */
const addressOrNone = {
  safeParse: ({ address: typed }: Draft) => {
    const isBlank = Object.values(typed).every((value) => value === '');
    const secondLine = typed.secondLine || null;
    return changes.safeParse({ address: isBlank ? null : { ...typed, secondLine } });
  },
};

function AddressForm({ kept }: { readonly kept: SessionUser['address'] }) {
  const text = useText();
  const notify = useNotify();
  const reason = useFieldReason();
  const saving = useMutation('updateMe');
  const form = useSettingsForm(addressOrNone, toDraft(kept), 0);
  const submit = () =>
    form.submit(async (body) => {
      const result = await saving.send({ body });
      const message = text(
        body.address === null ? 'profile.address.removed' : 'profile.address.saved',
      );
      notify(result, message, reason(text('profile.address.failed')));
      return result;
    });
  return (
    <Surface>
      <FormLayout
        onSubmit={() => void submit()}
        actions={
          <Button
            type="submit"
            disabledReason={form.isEdited ? null : text('profile.unchanged')}
            isPending={saving.isPending}
          >
            {text('profile.address.save')}
          </Button>
        }
      >
        <FormFields form={form.form}>
          <FormGroup title={text('profile.address')}>
            <FormText<Draft>
              name="address.street"
              label={text('profile.address.street')}
              autoComplete="address-line1"
              optionalText={null}
            />
            <FormText<Draft>
              name="address.secondLine"
              label={text('profile.address.secondLine')}
              autoComplete="address-line2"
              optionalText={text('profile.optional')}
            />
            <FormText<Draft>
              name="address.city"
              label={text('profile.address.city')}
              autoComplete="address-level2"
              optionalText={null}
            />
            <FormField<Draft, 'address.state'> name="address.state">
              {(field) => <RegionField label={text('profile.address.state')} {...field} />}
            </FormField>
            <FormText<Draft>
              name="address.postalCode"
              label={text('profile.address.postalCode')}
              autoComplete="postal-code"
              optionalText={null}
            />
          </FormGroup>
        </FormFields>
      </FormLayout>
      {form.question}
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
