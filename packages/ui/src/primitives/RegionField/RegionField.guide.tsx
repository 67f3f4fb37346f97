import { guide as define } from '../../stories/guide.ts';
import { ERROR, HELP, IS_FIELD, LABEL } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { RegionField, RegionsField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { RegionField, RegionsField },
  purposes: ['state', 'province', 'region', 'address', 'country'],
  use: ['The state or province of an address, or the states where a card works.'],
  avoid: ['Countries or cities: use ComboBox.'],
  anatomy: [
    LABEL,
    ['Field', 'Searched by name and by code.'],
    ['List', 'The regions of the countries that the provider serves, by country.'],
    HELP,
    ERROR,
  ],
  keyboard: [
    ['Letters', 'Search by name or code: “tx”.'],
    ['Arrow down, Enter', 'Choose.'],
  ],
  pairs: [
    {
      good: <RegionField label="State" value="TX" onChange={() => undefined} />,
      because: 'Every address uses the same list of names and codes.',
      bad: <TextField label="State" defaultValue="Tex." />,
      insteadOf: 'Free text that the gateway then refuses.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'A region that cannot be changed is text, as part of the address.',
  },
});
