import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Download } from 'lucide-react';
import { IconButton } from '../Button/index.ts';
import { Tooltip, TooltipTrigger } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Tooltip, TooltipTrigger },
  purposes: ['tooltip', 'hint', 'hover', 'icon name', 'why disabled'],
  use: ['The name of an icon button; the reason of a button that is off. Both bring it along.'],
  avoid: [
    'Anything that matters and stands nowhere else: help below the field, InlineMessage.',
    'Something to press in it: Popover.',
  ],
  anatomy: [['Words', 'One line or two, beside what they explain, turned where there is no room.']],
  keyboard: [
    ['Tab', 'Shows it with the focus.'],
    ['Escape', 'Takes it away.'],
  ],
  pairs: [
    {
      good: (
        <IconButton label="Export what is shown" icon={<Download size={16} aria-hidden="true" />} />
      ),
      because: 'The name of what has no words.',
      bad: (
        <IconButton
          label="CSV and XLSX only, at most 10,000 rows, ask support for more"
          icon={<Download size={16} aria-hidden="true" />}
        />
      ),
      insteadOf: 'Bounds that one has to hover to learn, and cannot on a phone.',
    },
  ],
  without: { ...IS_READ, empty: 'It opens only when there is something to say.' },
});
