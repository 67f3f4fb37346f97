import { guide as define } from '../../stories/guide.ts';
import { SavedViews } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { SavedViews },
  purposes: ['saved view', 'save filters', 'bookmark', 'favorites', 'presets'],
  use: ['People keep a list as they set it: filters, columns and order, under a name.'],
  avoid: ['Three fixed views: SegmentedControl.'],
  anatomy: [
    ['Button', 'The view’s name; a dot when the list is no longer as saved.'],
    ['List', 'Own and fixed views.'],
    ['Save, rename, share, delete', 'Of own ones; those that others share are saved as new ones.'],
  ],
  keyboard: [
    ['Enter', 'Opens the views.'],
    ['Arrows, Enter', 'Choose one.'],
    ['Escape', 'Closes.'],
  ],
  pairs: [
    {
      good: <p>Declines, Long haul</p>,
      because: 'A name that says what it shows.',
      bad: <p>View 2</p>,
      insteadOf: 'A name that has to be opened.',
    },
  ],
  without: {
    empty: 'There is always the product’s own view.',
    loading: 'Views come with the person’s settings.',
    error: 'A view that could not be saved is said by a banner.',
    'read-only': 'Fixed views can be chosen, not changed, as FixedView shows.',
    disabled: 'What cannot be done to a view is left out of its menu.',
  },
});
