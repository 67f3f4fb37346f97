import { guide as define } from '../../stories/guide.ts';
import { CommandPalette } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CommandPalette },
  purposes: ['command', 'search', 'shortcut', 'jump to', 'quick find', 'keyboard'],
  use: ['People who know what they want type it: a card’s digits, a page, or an action.'],
  avoid: ['A value in a form: use ComboBox.', 'Narrowing down a list: use SearchField.'],
  anatomy: [
    ['Field', 'Names what it finds.'],
    ['Groups', 'Cards, drivers, and actions; each command with a detail and its shortcut.'],
  ],
  keyboard: [
    ['Ctrl or Cmd + K', 'Opens it.'],
    ['Arrows', 'Move through the results.'],
    ['Enter', 'Opens the result.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Find a card, driver, vehicle, invoice</p>,
      because: 'The field names what it finds.',
      bad: <p>Search…</p>,
      insteadOf: 'People do not type what they do not know they can find.',
    },
  ],
  without: {
    error: 'What could not be searched is left out, and a banner says so.',
    'read-only': 'People do not find actions that they cannot take.',
    disabled: 'People do not find actions that they cannot take.',
  },
  frame: 520,
});
