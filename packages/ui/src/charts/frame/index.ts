export { CHART_HEIGHT_PX, CHART_PHONE_PX, ChartFrame, LegendEntry } from './ChartFrame.tsx';
export { periodName } from './periodName.ts';
