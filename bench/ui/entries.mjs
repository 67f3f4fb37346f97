/** Style sheets that Mantine requires before those of its components. */
const MANTINE_BASE = ['baseline', 'default-css-variables', 'global'];
const mantine = (names, styles) => ({
  from: '@mantine/core',
  names,
  styles: styles.map((style) => `@mantine/core/styles/${style}.css`),
});
const mui = (...names) => ({ from: '@mui/material', names, styles: [] });
const antd = (...names) => ({ from: 'antd', names, styles: [] });
const forecourt = (from, ...names) => ({ from: `@forecourt/ui/${from}`, names, styles: [] });

/** What a page imports for each thing, by library; every page includes `base` once. */
export const imports = {
  forecourt: {
    base: [
      { ...forecourt('provider', 'ForecourtRoot'), styles: ['@forecourt/ui/theme'] },
      forecourt('messages', 'primitivesTexts'),
    ],
    Button: [forecourt('button', 'Button')],
    TextField: [forecourt('text-field', 'TextField')],
    Dialog: [forecourt('dialog', 'Dialog'), forecourt('messages', 'overlaysTexts')],
    Table: [forecourt('simple-table', 'SimpleTable'), forecourt('messages', 'dataTexts')],
    'Virtual table': [forecourt('data-table', 'DataTable'), forecourt('messages', 'dataTexts')],
  },
  mantine: {
    base: [mantine(['MantineProvider'], MANTINE_BASE)],
    Button: [mantine(['Button'], ['UnstyledButton', 'Button', 'Loader'])],
    TextField: [mantine(['TextInput'], ['Input', 'InlineInput'])],
    Dialog: [
      mantine(
        ['Modal'],
        ['ModalBase', 'Modal', 'Overlay', 'Paper', 'CloseButton', 'UnstyledButton', 'ScrollArea'],
      ),
    ],
    Table: [mantine(['Table'], ['Table'])],
    'Virtual table': [
      mantine(['Table'], ['Table']),
      { from: '@tanstack/react-virtual', names: ['useVirtualizer'], styles: [] },
    ],
  },
  mui: {
    base: [
      mui('CssBaseline'),
      { from: '@mui/material/styles', names: ['ThemeProvider', 'createTheme'], styles: [] },
    ],
    Button: [mui('Button')],
    TextField: [mui('TextField')],
    Dialog: [mui('Dialog', 'DialogTitle', 'DialogContent', 'DialogActions')],
    Table: [mui('Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell', 'TableContainer')],
    'Virtual table': [
      mui('Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell', 'TableContainer', 'Paper'),
      { from: 'react-virtuoso', names: ['TableVirtuoso'], styles: [] },
    ],
  },
  antd: {
    base: [antd('ConfigProvider')],
    Button: [antd('Button')],
    TextField: [antd('Input', 'Form')],
    Dialog: [antd('Modal')],
    Table: [antd('Table')],
    'Virtual table': [antd('Table')],
  },
};

/** The source of a page that imports these things and keeps them from being tree-shaken. */
export function sourceOf(parts) {
  const lines = parts.flatMap(({ from, names, styles }, index) => [
    ...styles.map((style) => `import '${style}';`),
    `import { ${names.map((name) => `${name} as ${name}${index}`).join(', ')} } from '${from}';`,
  ]);
  const bindings = parts.flatMap(({ names }, index) => names.map((name) => `${name}${index}`));
  return `${lines.join('\n')}\nglobalThis.kept = [${bindings.join(', ')}];\n`;
}
