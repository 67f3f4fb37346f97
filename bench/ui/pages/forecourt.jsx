import '@forecourt/ui/theme';
import { DataTable } from '@forecourt/ui/data-table';
import { ForecourtProvider } from '@forecourt/ui/provider';
import { SimpleTable } from '@forecourt/ui/simple-table';
import { TextField } from '@forecourt/ui/text-field';
import { columns } from './data.js';
import { offer } from './harness.jsx';

const tableColumns = columns.map(({ id, head }) => ({ id, head, cell: (row) => row[id] }));
const getRowId = ({ id }) => id;
const getRowName = ({ card }) => card;

offer({
  Provider: ForecourtProvider,
  Field: TextField,
  PlainTable: ({ rows }) => (
    <SimpleTable label="Cards" columns={tableColumns} rows={rows} getRowId={getRowId} />
  ),
  VirtualTable: ({ rows }) => (
    <DataTable
      label="Cards"
      columns={tableColumns}
      rows={rows}
      getRowId={getRowId}
      getRowName={getRowName}
      maxHeight="600px"
    />
  ),
});
