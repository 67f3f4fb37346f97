import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { TextArea } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TextArea },
  purposes: ['text area', 'comment', 'message', 'note', 'description', 'reason'],
  use: ['Something to explain in sentences, such as why a purchase is disputed.'],
  avoid: [
    'One line: use TextField.',
    'Reasons that are counted later: use Select, with a text area for “other”.',
  ],
  anatomy: [LABEL, ['Box', 'Grows with the text.'], HELP, ERROR],
  keyboard: [
    ['Enter', 'Starts a new line; it does not submit the form.'],
    ['Tab', 'Leaves the field.'],
  ],
  pairs: [
    {
      good: (
        <TextArea label="Why are you disputing this purchase?" help="The site will read this." />
      ),
      because: 'Asks a question, and says who reads the answer.',
      bad: <TextArea label="Comment" />,
      insteadOf: 'A comment on what, and who reads it?',
    },
  ],
  without: { ...IS_FIELD },
});
