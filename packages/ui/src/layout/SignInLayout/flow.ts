/** Size of the drawing; it is cropped to fit. */
export const FLOW_WIDTH = 800;
export const FLOW_HEIGHT = 960;
/** The point where all lines start: one forecourt, many roads. */
export const FLOW_SOURCE = { x: 744, y: 236 } as const;

const LINE_COUNT = 17;
const SOURCE_WIDTH = 190;
const FAN_LEFT = -330;
const FAN_STEP = 88;

export interface FlowLine {
  readonly path: string;
  /** Opacity of the line, 0 to 1. */
  readonly strength: number;
}

/** The lines of the drawing, from the farthest to the nearest. */
export function flowLines(): readonly FlowLine[] {
  return Array.from({ length: LINE_COUNT }, (_, index) => {
    const share = index / (LINE_COUNT - 1);
    const startX = FLOW_SOURCE.x - SOURCE_WIDTH / 1.6 + share * SOURCE_WIDTH;
    const endX = FAN_LEFT + index * FAN_STEP;
    const bend = (1 - share) * 190 + share * 10;
    const first = `${(startX - bend).toFixed(0)},${(FLOW_SOURCE.y + 120).toFixed(0)}`;
    const second = `${(endX - 30 + share * 10).toFixed(0)},${(FLOW_SOURCE.y + 300 + share * 60).toFixed(0)}`;
    return {
      path: `M${startX.toFixed(0)},${FLOW_SOURCE.y + 4} C${first} ${second} ${endX},${FLOW_HEIGHT + 20}`,
      strength: 0.18 + 0.62 * share,
    };
  });
}
