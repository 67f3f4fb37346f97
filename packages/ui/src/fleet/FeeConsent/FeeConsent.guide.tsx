import { guide as define } from '../../stories/guide.ts';
import { FeeConsent } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { FeeConsent },
  purposes: ['fee', 'consent', 'agree', 'terms', 'accept a charge', 'opt in'],
  use: ['A fee is about to be charged, once or from now on: one for each fee.'],
  avoid: ['General terms: TermsPage.', 'Several fees in one box: each has its own.'],
  anatomy: [
    ['Name and figure', 'What it is called on the bill, and what it comes to.'],
    ['Terms', 'On what it is charged, how often, how to end it.'],
    ['Box', 'Empty at first; ticking it is the agreement.'],
  ],
  keyboard: [
    ['Tab', 'To the box.'],
    ['Space', 'Agrees, or takes it back.'],
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
      because: 'The fee, its figure and the act stand together.',
      bad: <p>By continuing you accept our fees.</p>,
      insteadOf: 'Agreement by going on.',
    },
  ],
  without: {
    empty: 'Without a fee it is left out.',
    loading: 'It is shown once the fee is known.',
    'read-only': 'What was agreed to is read in the log of consents.',
  },
});
