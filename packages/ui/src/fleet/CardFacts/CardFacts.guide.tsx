import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardFacts } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardFacts },
  purposes: ['details', 'card details', 'vehicle details', 'driver details', 'facts', 'info'],
  use: ['Everything known about a card, driver, or vehicle, in groups.'],
  avoid: ['A handful of facts: use KeyValueList.'],
  anatomy: [
    ['Group', 'A heading and its facts.'],
    [
      'Fact',
      'Name at the start, value at the end; codes in monospace; a dash for an unknown value.',
    ],
  ],
  keyboard: 'It is text; links in its values take keyboard focus.',
  pairs: [
    {
      good: (
        <CardFacts
          groups={[
            {
              title: 'Vehicle',
              facts: [{ label: 'VIN', value: '1M8GDM9AXKP042788', isCode: true }],
            },
          ]}
        />
      ),
      because: 'Codes are set so that people can compare characters.',
      bad: <CardFacts groups={[{ title: 'Data', facts: [{ label: 'Field 1', value: null }] }]} />,
      insteadOf: 'A row that no one ever fills.',
    },
  ],
  without: { ...IS_READ },
});
