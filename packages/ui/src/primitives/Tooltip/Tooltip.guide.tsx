import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Download } from 'lucide-react';
import { IconButton } from '../Button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Tooltip, TooltipTrigger },
  purposes: ['tooltip', 'hint', 'hover', 'icon name', 'why disabled'],
  use: [
    'The name of an icon button, or the reason why a button is disabled. Both come with their tooltip.',
  ],
  avoid: [
    'Anything important that is not said elsewhere: use the field’s help or InlineMessage.',
    'Something to press: use Popover.',
  ],
  anatomy: [
    ['Words', 'One or two lines next to what they explain; they flip if there is no room.'],
  ],
  keyboard: [
    ['Tab', 'Shows it on focus.'],
    ['Escape', 'Removes it.'],
  ],
  pairs: [
    {
      good: (
        <IconButton label="Export these rows" icon={<Download size={16} aria-hidden="true" />} />
      ),
      because: 'Names a control that has no words.',
      bad: (
        <IconButton
          label="CSV and XLSX only, up to 10,000 rows, ask support for more"
          icon={<Download size={16} aria-hidden="true" />}
        />
      ),
      insteadOf: 'Limits that people have to hover to learn, which a phone cannot do.',
    },
  ],
  without: { ...IS_READ, empty: 'It opens only when there is something to say.' },
});
