/** Styles of a square control that shows only an icon. */
export const iconOnly = (pixels: number) =>
  ({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: pixels,
    height: pixels,
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
  }) as const;
