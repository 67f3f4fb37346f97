import { guide as define } from '../../stories/guide.ts';
import { CommandPalette } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CommandPalette },
  purposes: ['command', 'search', 'shortcut', 'jump to', 'quick find', 'keyboard'],
  use: ['People who know what they want: a card by its digits, a page, an action, by typing.'],
  avoid: ['A value of a form: ComboBox.', 'Narrowing a list: SearchField.'],
  anatomy: [
    ['Field', 'What can be found.'],
    ['Groups', 'Cards, drivers, actions; each command with a fact and its keys.'],
  ],
  keyboard: [
    ['Ctrl or Cmd with K', 'Opens it.'],
    ['Arrows', 'Go through what was found.'],
    ['Enter', 'Goes there.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Find a card, driver, vehicle, invoice</p>,
      because: 'The field names what it finds.',
      bad: <p>Search…</p>,
      insteadOf: 'Nobody types what they do not know can be found.',
    },
  ],
  without: {
    error: 'What could not be searched is left out, and a banner says so.',
    'read-only': 'Who may not do something does not find it.',
    disabled: 'Who may not do something does not find it.',
  },
  frame: 520,
});
