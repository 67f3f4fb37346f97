export { TooltipTrigger, type TooltipTriggerComponentProps } from 'react-aria-components';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
