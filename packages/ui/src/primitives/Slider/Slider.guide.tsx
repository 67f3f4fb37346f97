import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { Slider, RangeSlider } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Slider, RangeSlider },
  purposes: ['slider', 'range', 'threshold', 'percent', 'drag'],
  use: ['A rough value that people adjust by feel, such as how far an alert reaches.'],
  avoid: ['An exact amount: use MoneyField, GallonsField, or NumberField.'],
  anatomy: [
    ['Label', 'In words the reader uses.'],
    ['Figure', 'With its unit, at the end of the label’s line.'],
    ['Track and thumb', '44 px touch target; filled up to the value.'],
    ['Help', 'Below: what the value does.'],
  ],
  keyboard: [
    ['Arrows', 'Change by one step.'],
    ['Page up, down', 'Change by a large step.'],
    ['Home, End', 'Jump to the ends.'],
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
      because: 'The value in words, with what it is a share of.',
      bad: <Slider label="Threshold" value={80} onChange={() => undefined} />,
      insteadOf: '80 of what?',
    },
  ],
  without: {
    ...IS_FIELD,
    empty: 'A slider always has a value.',
    error: 'It cannot leave its range.',
    'read-only': 'A value that cannot be changed is text or a LimitBar.',
  },
});
