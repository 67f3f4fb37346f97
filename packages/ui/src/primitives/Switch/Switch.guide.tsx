import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP } from '../../stories/reasons.ts';
import { Switch } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Switch },
  purposes: ['switch', 'toggle', 'on or off', 'enable', 'turn on'],
  use: ['Something turns on or off right away: an alert, Fraud Protector.'],
  avoid: ['A form that people save later: use Checkbox.'],
  anatomy: [
    ['Track', 'Off at the start, on at the end of the line; a check mark while it is on.'],
    ['Words', 'What is on, not what happens.'],
    HELP,
    ERROR,
  ],
  keyboard: [['Space, Enter', 'Turns it on or off.']],
  pairs: [
    {
      good: <Switch defaultSelected>Email me every decline</Switch>,
      because: 'The words are true while it is on.',
      bad: <Switch>Enable / disable emails</Switch>,
      insteadOf: 'It has both words, so which one is true now?',
    },
  ],
  without: {
    empty: 'It is on or off.',
    loading: 'It moves right away, and moves back if the gateway refuses.',
  },
});
