import type { OneClickPreferences } from '@forecourt/api-client';
import { useQuery } from '@forecourt/api-client/react';
import { Button, ComboBox, InlineMessage, Stack, Switch, TextField } from '@forecourt/ui';
import { ONE_CLICK_UNBLOCKS_PER_DAY_MAX, oneClickRefusal, type Card } from '@forecourt/validation';
import { confirmThenLeave } from '../../app/leaving.ts';
import { useAction } from '../../app/useAction.ts';
import { useDenial } from '../../app/useDenial.ts';
import { useFieldReason } from '../../app/useNotify.ts';
import { useSettingsForm } from '../../app/useSettingsForm.ts';
import { useText } from '../../messages/text.ts';
import { failedOf, NotLoaded } from '../cards/NotLoaded.tsx';
import { useCardChoice } from '../cards/useCardSearch.ts';

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
  const { typed, version, question, change, settle } = useSettingsForm(
    { isOn: stored.isOn, perDay: String(stored.unblocksPerDayMax) },
    stored.version ?? 0,
  );
  const count = Number(typed.perDay);
  const isCount =
    typed.perDay.trim() !== '' &&
    Number.isInteger(count) &&
    count >= 0 &&
    count <= ONE_CLICK_UNBLOCKS_PER_DAY_MAX;
  const countError = isCount
    ? undefined
    : text('value.between', { min: 0, max: ONE_CLICK_UNBLOCKS_PER_DAY_MAX });
  const save = async () => {
    const body = { isOn: typed.isOn, unblocksPerDayMax: count };
    const request = { params: { cardId: card.cardId }, body };
    settle(await saving.send(request, { ifMatch: version }));
  };
  const refusal = oneClickRefusal(stored);
  const refusalText = refusal
    ? text(refusal.key, refusal.params)
    : card.status === 'onHold'
      ? null
      : text('oneClick.notHeld');
  return (
    <Stack gap={16}>
      {!stored.isEnrolled && (
        <InlineMessage tone="warn">{text('oneClick.notEnrolled')}</InlineMessage>
      )}
      <Switch
        isSelected={typed.isOn}
        onChange={(isOn) => change({ isOn })}
        isDisabled={!mayEdit || !stored.isEnrolled}
      >
        {text('oneClick.isOn')}
      </Switch>
      <TextField
        label={text('oneClick.perDay')}
        help={text('oneClick.today', { count: stored.unblocksToday })}
        look="number"
        inputMode="numeric"
        value={typed.perDay}
        onChange={(perDay) => change({ perDay })}
        isReadOnly={!mayEdit}
        error={countError}
      />
      <Stack gap={8}>
        {mayEdit && (
          <div>
            <Button
              variant="primary"
              isPending={saving.isPending}
              disabledReason={countError}
              onPress={() => void save()}
            >
              {text('oneClick.save')}
            </Button>
          </div>
        )}
        <div>
          <Button
            isPending={unblocking.isPending}
            disabledReason={denial ?? refusalText}
            onPress={() =>
              void unblocking.send({ params: { cardId: card.cardId } }, { ifMatch: card.version })
            }
          >
            {text('oneClick.unblock')}
          </Button>
        </div>
      </Stack>
      {question}
    </Stack>
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
