import { guide as define } from '../../stories/guide.ts';
import { Switch } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Switch },
  purposes: ['switch', 'toggle', 'on or off', 'enable', 'turn on'],
  use: ['Something is turned on or off at once: an alert, Fraud Protector.'],
  avoid: ['A form that is saved later: Checkbox.'],
  anatomy: [
    ['Track', 'Off at the start, on at the end of the line; a tick where it is on.'],
    ['Words', 'What is on, not what happens.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [['Space, Enter', 'Turns it on or off.']],
  pairs: [
    {
      good: <Switch defaultSelected>Email me every decline</Switch>,
      because: 'Words that hold while it is on.',
      bad: <Switch>Enable / disable emails</Switch>,
      insteadOf: 'Both words, and which is now?',
    },
  ],
  without: {
    empty: 'It is on or off.',
    loading: 'It moves at once and goes back when the gateway refuses.',
  },
});
