import { guide as define } from '../../stories/guide.ts';
import { IS_FIELD } from '../../stories/reasons.ts';
import { TextField } from '../TextField/index.ts';
import { RegionField, RegionsField } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { RegionField, RegionsField },
  purposes: ['state', 'province', 'region', 'address', 'country'],
  use: ['The state or province of an address; the states in which a card works.'],
  avoid: ['Countries, cities: ComboBox.'],
  anatomy: [
    ['Label', 'Above, in the words of the field; “optional” behind it where it may stay empty.'],
    ['Field', 'Found by name and by code.'],
    ['List', 'The regions of the countries in which the provider works, by country.'],
    ['Help', 'Below: what is meant, in which unit, by whose clock.'],
    ['Error', 'In place of the help, when the host says so; announced.'],
  ],
  keyboard: [
    ['Letters', 'Find by name or code: “tx”.'],
    ['Arrow down, Enter', 'Choose.'],
  ],
  pairs: [
    {
      good: <RegionField label="State" value="TX" onChange={() => undefined} />,
      because: 'One list of names and codes for every address.',
      bad: <TextField label="State" defaultValue="Tex." />,
      insteadOf: 'Free text that the gateway then refuses.',
    },
  ],
  without: {
    ...IS_FIELD,
    'read-only': 'A region that cannot be changed is part of the address as text.',
  },
});
