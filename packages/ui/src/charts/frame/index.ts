export { CHART_HEIGHT_PX, CHART_PHONE_PX, ChartFrame, LegendEntry } from './ChartFrame.tsx';
