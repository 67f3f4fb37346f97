import {
  CssBaseline,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { TableVirtuoso } from 'react-virtuoso';
import { columns } from './data.js';
import { offer } from './harness.jsx';

const theme = createTheme();

const headRow = () => (
  <TableRow>
    {columns.map(({ id, head }) => (
      <TableCell key={id}>{head}</TableCell>
    ))}
  </TableRow>
);
const cellsOf = (row) => columns.map(({ id }) => <TableCell key={id}>{row[id]}</TableCell>);

/** As the library's own page on virtual tables has it. */
const parts = {
  Scroller: (props) => <TableContainer component={Paper} {...props} />,
  Table: (props) => <Table {...props} sx={{ borderCollapse: 'separate', tableLayout: 'fixed' }} />,
  TableHead,
  TableRow: ({ item: _item, ...props }) => <TableRow {...props} />,
  TableBody,
};

offer({
  Provider: ({ children }) => (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  ),
  Field: ({ help, value, onChange, ...props }) => (
    <TextField
      {...props}
      id={props.name}
      helperText={help}
      {...(value === undefined ? {} : { value, onChange: ({ target }) => onChange(target.value) })}
    />
  ),
  PlainTable: ({ rows }) => (
    <Table>
      <TableHead>{headRow()}</TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>{cellsOf(row)}</TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  VirtualTable: ({ rows }) => (
    <TableVirtuoso
      style={{ height: 600 }}
      data={rows}
      components={parts}
      fixedHeaderContent={headRow}
      itemContent={(_index, row) => cellsOf(row)}
    />
  ),
});
