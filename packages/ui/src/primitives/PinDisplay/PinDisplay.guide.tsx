import { guide as define } from '../../stories/guide.ts';
import { PinDisplay } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PinDisplay },
  purposes: ['show pin', 'reveal', 'pin', 'secret', 'view pin'],
  use: ['Somebody who may see a PIN asks to see it.'],
  avoid: ['A PIN that is typed: PinField.', 'Anything that may stay on the page: KeyValueList.'],
  anatomy: [
    ['Label', 'Whose PIN it is.'],
    ['Digits', 'Dots until asked for.'],
    ['Time', 'How long it is still shown, in words and as a line.'],
    ['Show, Hide', 'One button.'],
  ],
  keyboard: [
    ['Enter, Space', 'Shows it, or hides it at once.'],
    ['Leaving the tab', 'Hides it.'],
  ],
  pairs: [
    {
      good: (
        <PinDisplay
          label="PIN of R. Núñez"
          pin={null}
          seconds={30}
          onShow={() => undefined}
          onHide={() => undefined}
        />
      ),
      because: 'Hidden until asked for, then for a time.',
      bad: <p>PIN of R. Núñez: 4 digits in the open</p>,
      insteadOf: 'A PIN that stays on the page is read by the next person at the desk.',
    },
  ],
  without: {
    empty: 'A card without a PIN has no display; the page says how one is set.',
    error: 'A failure is said by a banner, and the dots stay.',
    'read-only': 'It is never edited.',
  },
});
