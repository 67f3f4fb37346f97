import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { TextArea } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TextArea },
  purposes: ['text area', 'comment', 'message', 'note', 'description', 'reason'],
  use: ['Something is told in sentences: why a purchase is disputed.'],
  avoid: [
    'One line: TextField.',
    'A choice of reasons that are counted later: Select, with a text area for “other”.',
  ],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Box', 'Grows with what is typed.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Enter', 'A new line; it does not send the form.'],
    ['Tab', 'Leaves the field.'],
  ],
  pairs: [
    {
      good: <TextArea label="Why do you dispute this purchase?" help="The station reads this." />,
      because: 'Ask a question, and say who reads the answer.',
      bad: <TextArea label="Comment" />,
      insteadOf: 'A comment on what, for whom?',
    },
  ],
  without: { ...IS_FIELD },
});
