import { ConfigProvider, Form, Input, Table } from 'antd';
import { columns } from './data.js';
import { offer } from './harness.jsx';

const tableColumns = columns.map(({ id, head }) => ({
  key: id,
  dataIndex: id,
  title: head,
  width: 160,
}));

offer({
  Provider: ({ children }) => (
    <ConfigProvider>
      <Form layout="vertical">{children}</Form>
    </ConfigProvider>
  ),
  Field: ({ name, label, help, value, onChange }) => (
    <Form.Item label={label} htmlFor={name} {...(help === undefined ? {} : { extra: help })}>
      <Input
        id={name}
        {...(value === undefined
          ? {}
          : { value, onChange: ({ target }) => onChange(target.value) })}
      />
    </Form.Item>
  ),
  PlainTable: ({ rows }) => (
    <Table rowKey="id" columns={tableColumns} dataSource={rows} pagination={false} />
  ),
  VirtualTable: ({ rows }) => (
    <Table
      virtual
      scroll={{ x: 960, y: 560 }}
      rowKey="id"
      columns={tableColumns}
      dataSource={rows}
      pagination={false}
    />
  ),
});
