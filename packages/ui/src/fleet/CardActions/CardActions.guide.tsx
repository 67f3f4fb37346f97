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
    'Something is done to one card, in its panel: replace, reissue, transfer, another profile, share, PIN, prompts, group, a hold that ends by itself.',
    'The same is done to many cards before their preview: a figure of their limits, prompts, another fleet, replace and reissue.',
    'Somebody else changed the card meanwhile: VersionConflict shows both versions.',
  ],
  avoid: [
    'Blocking for ever: BlockCardDialog.',
    'Changing what a card is: CardForm.',
    'Choosing many cards, and what can be done to them: BulkBar.',
  ],
  anatomy: [
    ['What it does', 'In one sentence, with what ends.'],
    ['Fields', 'Few; what is chosen shows its consequence beside it.'],
    ['Foot', 'Cancel, and the button that says what it does.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields in their order.'],
    ['Enter', 'In a field: does it.'],
    ['Escape', 'Closes the panel; asks first when something was changed.'],
  ],
  pairs: [
    {
      good: <Button variant="primary">Replace card •••• 4821</Button>,
      because: 'What happens, to which card.',
      bad: <Button variant="primary">Confirm</Button>,
      insteadOf: 'Confirm what, of which card?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'A form opens with what the card has.',
    error: 'What the gateway refuses stands at the fields, as in CardForm.',
    'read-only': 'Who may not do it finds the action off, with its reason.',
    disabled: 'The same.',
  },
});
