import type { OneClickPreferences } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ComboBox, FormLayout, InlineMessage, Stack, Switch } from '@forecourt/ui';
import { FormField, FormFields, FormText } from '@forecourt/ui/form';
import { oneClickPreferences, oneClickRefusal, type Card } from '@forecourt/validation';
import { confirmThenLeave } from '../../app/leaving.ts';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useStoredForm.ts';
import { useText } from '../../messages/text.ts';
import { failedOf, NotLoaded } from '../cards/NotLoaded.tsx';
import { useCardChoice } from '../cards/useCardSearch.ts';

interface Draft {
  readonly isOn: boolean;
  readonly unblocksPerDayMax: string;
}

interface OwnPreferencesProps {
  readonly card: Card;
  readonly stored: OneClickPreferences;
  readonly mayEdit: boolean;
}

/** A card's One Click preferences, and a button to unblock it now. [GW-22, GW-23] */
function OwnPreferences({ card, stored, mayEdit }: OwnPreferencesProps) {
  const text = useText();
  const failureText = useFieldReason()(text('proximity.failed'));
  const saving = useAction('putOneClick', text('oneClick.saved'), failureText);
  const unblocking = useAction(
    'unblockByOneClick',
    text('oneClick.unblocked', { last4: card.last4 }),
    failureText,
  );
  const denial = useDenial()('cards.changeStatus', { fleetId: card.fleetId });
  const form = useSettingsForm(
    oneClickPreferences,
    { isOn: stored.isOn, unblocksPerDayMax: String(stored.unblocksPerDayMax) },
    stored.version ?? 0,
  );
  const params = { cardId: card.cardId };
  const save = () => form.submit((body, ifMatch) => saving.send({ params, body }, { ifMatch }));
  const refusal = oneClickRefusal(stored);
  const refusalText = refusal
    ? text(refusal.key, refusal.params)
    : card.status === 'onHold'
      ? null
      : text('oneClick.notHeld');
  return (
    <FormLayout actions={null} onSubmit={() => void save()}>
      {!stored.isEnrolled && (
        <InlineMessage tone="warn">{text('oneClick.notEnrolled')}</InlineMessage>
      )}
      <FormFields form={form.form} isReadOnly={!mayEdit}>
        <FormField<Draft, 'isOn'> name="isOn">
          {({ value, onChange }) => (
            <Switch
              isSelected={value}
              onChange={onChange}
              isDisabled={!mayEdit || !stored.isEnrolled}
            >
              {text('oneClick.isOn')}
            </Switch>
          )}
        </FormField>
        <FormText<Draft>
          name="unblocksPerDayMax"
          kind="count"
          label={text('oneClick.perDay')}
          help={text('oneClick.today', { count: stored.unblocksToday })}
          isRequired
        />
      </FormFields>
      <Stack gap={8}>
        {mayEdit && (
          <div>
            <Button type="submit" variant="primary" isPending={saving.isPending}>
              {text('oneClick.save')}
            </Button>
          </div>
        )}
        <div>
          <Button
            isPending={unblocking.isPending}
            disabledReason={denial ?? refusalText}
            onPress={() => void unblocking.send({ params }, { ifMatch: card.version })}
          >
            {text('oneClick.unblock')}
          </Button>
        </div>
      </Stack>
      {form.question}
    </FormLayout>
  );
}

/** Those that are on hold come before active ones. */
const CARDS = { sort: 'status', direction: 'desc' } as const;

/** The preferences of a card chosen by number or holder. */
export function CardPreferences({ mayEdit }: { readonly mayEdit: boolean }) {
  const text = useText();
  const { cardId, field } = useCardChoice(CARDS);
  const request = cardId === '' ? null : { params: { cardId } };
  const details = useQuery('getCard', request);
  const preferences = useQuery('getOneClick', request);
  const { data: stored } = preferences;
  const failedQuery = failedOf(details, preferences);
  return (
    <Stack gap={16}>
      <ComboBox
        label={text('requests.assign.card')}
        placeholder={text('oneClick.choose')}
        {...field}
        onChange={(id) => {
          if (id !== cardId) confirmThenLeave(() => field.onChange(id));
        }}
      />
      {failedQuery && <NotLoaded query={failedQuery} subject={text('card.what')} />}
      {stored && details.data && (
        <OwnPreferences
          key={stored.cardId}
          card={details.data.card}
          stored={stored}
          mayEdit={mayEdit}
        />
      )}
    </Stack>
  );
}
