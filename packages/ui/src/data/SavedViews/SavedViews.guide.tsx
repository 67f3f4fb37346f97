import { guide as define } from '../../stories/guide.ts';
import { SavedViews } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SavedViews },
  purposes: ['saved view', 'save filters', 'bookmark', 'favorites', 'presets'],
  use: ['People save a list the way they set it up: filters, columns, and order, under a name.'],
  avoid: ['Three fixed views: use SegmentedControl.'],
  anatomy: [
    ['Button', 'The view’s name; a dot means that the list differs from what was saved.'],
    ['List', 'Your own views and fixed ones.'],
    ['Save, rename, share, delete', 'For your own views; save a shared view as a new one.'],
  ],
  keyboard: [
    ['Enter', 'Opens the views.'],
    ['Arrows, Enter', 'Choose a view.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Declines, Long haul</p>,
      because: 'The name says what the view shows.',
      bad: <p>View 2</p>,
      insteadOf: 'You have to open it to know what it is.',
    },
  ],
  without: {
    empty: 'The product always offers its own view.',
    loading: 'Views load with the person’s settings.',
    error: 'A banner says which view was not saved.',
    'read-only': 'People can choose fixed views but not change them, as FixedView shows.',
    disabled: 'Actions that a view does not allow are left out of its menu.',
  },
});
