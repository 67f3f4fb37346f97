import { guide as define } from '../../stories/guide.ts';
import { FeeConsent } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FeeConsent },
  purposes: ['fee', 'consent', 'agree', 'terms', 'accept a charge', 'opt in'],
  use: ['A fee is about to be charged, now or regularly; one for each fee.'],
  avoid: ['General terms: use TermsPage.', 'Several fees: each has its own box.'],
  anatomy: [
    ['Name and amount', 'Its name on the bill, and how much it is.'],
    ['Terms', 'What the fee applies to, how often, and how to end it.'],
    ['Checkbox', 'Clear at first; checking it is the agreement.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox.'],
    ['Space', 'Agrees, or withdraws the agreement.'],
  ],
  pairs: [
    {
      good: (
        <FeeConsent
          name="Fund fees"
          figure="$2.75"
          terms="2.75% of $100.00, charged to your card now."
          agreement="I agree to pay $2.75"
          isAgreed={false}
          onChange={() => {}}
        />
      ),
      because: 'The fee, its amount, and the agreement are in one place.',
      bad: <p>By continuing you accept our fees.</p>,
      insteadOf: 'Continuing counts as agreement.',
    },
  ],
  without: {
    empty: 'It is left out when there is no fee.',
    loading: 'It appears once the fee is known.',
    'read-only': 'People read what they agreed to in the consent log.',
  },
});
