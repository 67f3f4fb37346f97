import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import {
  SuccessionForm,
  TransferCardForm,
  SwitchProfileForm,
  ShareCardForm,
  SetPinForm,
  CardGroupForm,
  CardPromptsForm,
  HoldScheduleForm,
  FigureChangeForm,
  PromptsOfCardsForm,
  MoveCardsForm,
  VersionConflict,
} from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: {
    SuccessionForm,
    TransferCardForm,
    SwitchProfileForm,
    ShareCardForm,
    SetPinForm,
    CardGroupForm,
    CardPromptsForm,
    HoldScheduleForm,
    FigureChangeForm,
    PromptsOfCardsForm,
    MoveCardsForm,
    VersionConflict,
  },
  purposes: [
    'replace',
    'reissue',
    'transfer',
    'share',
    'change pin',
    'schedule a hold',
    'bulk change',
    'conflict',
  ],
  use: [
    'One thing is done to one card, in its panel: replace, reissue, transfer, switch profile, share, PIN, prompts, group, or a hold that ends automatically.',
    'The same is done to many cards, before the preview: change a limit, set prompts, move to another fleet, replace, or reissue.',
    'Someone else changed the card in the meantime: VersionConflict shows both versions.',
  ],
  avoid: [
    'Blocking a card for good: use BlockCardDialog.',
    'Editing the card itself: use CardForm.',
    'Selecting many cards and choosing what to do to them: use BulkBar.',
  ],
  anatomy: [
    ['What it does', 'In one sentence, including what ends.'],
    ['Fields', 'Few; each choice shows its effect next to it.'],
    ['Footer', 'Cancel, and a button that says what it does.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields in order.'],
    ['Enter', 'In a field: does it.'],
    ['Escape', 'Closes the panel; asks first if something changed.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Replace card •••• 4821</Button>,
      because: 'What happens, and to which card.',
      bad: <Button variant="primary">Confirm</Button>,
      insteadOf: 'Confirm what, for which card?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A form opens with the card’s current values.',
    error: 'Fields show what the gateway refused, as in CardForm.',
    'read-only': 'For people who cannot do it, the action is disabled, with the reason.',
    disabled: 'Same as read-only.',
  },
});
