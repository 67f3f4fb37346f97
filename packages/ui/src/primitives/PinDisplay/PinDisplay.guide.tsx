import { guide as define } from '../../stories/guide.ts';
import { PinDisplay } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PinDisplay },
  purposes: ['show pin', 'reveal', 'pin', 'secret', 'view pin'],
  use: ['Someone with permission asks to see a PIN.'],
  avoid: ['Typing a PIN: use PinField.', 'Anything that may stay on the page: use KeyValueList.'],
  anatomy: [
    ['Label', 'Whose PIN it is.'],
    ['Digits', 'Dots until someone asks to see them.'],
    ['Time', 'How much longer it stays visible, in words and as a bar.'],
    ['Show, Hide', 'One button.'],
  ],
  keyboard: [
    ['Enter, Space', 'Shows it, or hides it immediately.'],
    ['Leaving the tab', 'Hides it.'],
  ],
  pairs: [
    {
      good: (
        <PinDisplay
          label="R. Núñez’s PIN"
          pin={null}
          seconds={30}
          onShow={() => undefined}
          onHide={() => undefined}
        />
      ),
      because: 'Hidden until asked for, and then visible only for a while.',
      bad: <p>R. Núñez’s PIN: 4 digits in plain view</p>,
      insteadOf: 'A PIN that stays on the page is there for the next person at the desk.',
    },
  ],
  without: {
    empty: 'A card without a PIN has no display; the page says how to set one.',
    error: 'A banner says what failed, and the dots stay.',
    'read-only': 'No one edits it.',
  },
});
