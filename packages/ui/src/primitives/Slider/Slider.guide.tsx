import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { Slider, RangeSlider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Slider, RangeSlider },
  purposes: ['slider', 'range', 'threshold', 'percent', 'drag'],
  use: ['A figure that is felt out: how far an alert reaches.'],
  avoid: ['An exact amount: MoneyField, GallonsField or NumberField.'],
  anatomy: [
    ['Label', 'In the words of the field.'],
    ['Figure', 'With its unit, at the end of the label’s line.'],
    ['Track and thumb', '44 px to touch; filled up to the figure.'],
    ['Help', 'Below: what the figure does.'],
  ],
  keyboard: [
    ['Arrows', 'A step.'],
    ['Page up, down', 'A large step.'],
    ['Home, End', 'To the ends.'],
  ],
  pairs: [
    {
      good: (
        <Slider
          label="Warn me at"
          value={80}
          format={(value: number) => `${value}% of the limit`}
          onChange={() => undefined}
        />
      ),
      because: 'The figure in words, with what it is of.',
      bad: <Slider label="Threshold" value={80} onChange={() => undefined} />,
      insteadOf: '80 of what?',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'A slider always has a value.',
    error: 'It cannot leave its range.',
    'read-only': 'A figure that cannot be changed is text or a LimitBar.',
  },
});
