import '@mantine/core/styles.css';
import { MantineProvider, Table, TextInput } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { columns } from './data.js';
import { offer } from './harness.jsx';

const ROW_PX = 36;

const Head = () => (
  <Table.Thead>
    <Table.Tr>
      {columns.map(({ id, head }) => (
        <Table.Th key={id}>{head}</Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
const Row = ({ row }) => (
  <Table.Tr>
    {columns.map(({ id }) => (
      <Table.Td key={id}>{row[id]}</Table.Td>
    ))}
  </Table.Tr>
);

/** The library has no virtual table; its own page names this way. */
function VirtualTable({ rows }) {
  const scroller = useRef(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
      <Table stickyHeader>
        <Head />
        <Table.Tbody>
          <tr style={{ height: above }} />
          {items.map(({ index, key }) => (
            <Row key={key} row={rows[index]} />
          ))}
          <tr style={{ height: below }} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

offer({
  Provider: MantineProvider,
  Field: ({ help, value, onChange, ...props }) => (
    <TextInput
      {...props}
      description={help}
      {...(value === undefined
        ? {}
        : { value, onChange: ({ currentTarget }) => onChange(currentTarget.value) })}
    />
  ),
  PlainTable: ({ rows }) => (
    <Table>
      <Head />
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  ),
  VirtualTable,
});
