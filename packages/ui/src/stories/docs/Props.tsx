import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import type { Documented, DocumentedProp, Guide } from '../guide.ts';
import * as css from './docs.css.ts';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
}

const rowOf = ([name, prop]: readonly [string, DocumentedProp]): Row => {
  const initial = prop.defaultValue ? ` Default ${prop.defaultValue.value}.` : '';
  return {
    name,
    type: prop.tsType?.raw ?? prop.tsType?.name ?? '',
    isRequired: prop.required ?? false,
    about: `${prop.description ?? ''}${initial}`.trim(),
  };
};

const code = (text: string) => <code className={css.code}>{text}</code>;
const COLUMNS: readonly SimpleColumn<Row>[] = [
  {
    id: 'name',
    head: 'Name',
    isRowHeader: true,
    cell: ({ name, isRequired }) => code(isRequired ? name : `${name}?`),
  },
  { id: 'type', head: 'Type', cell: ({ type }) => code(type) },
  { id: 'about', head: 'What it is', cell: ({ about }) => about },
];

interface PropsOfProps {
  readonly name: string;
  readonly component: Documented;
}

function PropsOf({ name, component }: PropsOfProps) {
  const { description, props = {}, composes = [] } = component['__docgenInfo'] ?? {};
  const rows = Object.entries(props).map(rowOf);
  return (
    <div className={css.chapter}>
      <h3 className={css.component}>{name}</h3>
      {description ? <p>{description}</p> : null}
      {rows.length > 0 ? (
        <SimpleTable<Row>
          label={`Props of ${name}`}
          rows={rows}
          getRowId={(row) => row.name}
          columns={COLUMNS}
        />
      ) : (
        <p className={css.quiet}>It takes no props of its own.</p>
      )}
      {composes.length > 0 ? (
        <p className={css.quiet}>And those of {composes.join(', ')}.</p>
      ) : null}
    </div>
  );
}

/** The props of every component of an entry, as the code says them. */
export function Props({ components }: Pick<Guide, 'components'>) {
  return Object.entries(components).map(([name, component]) => (
    <PropsOf key={name} name={name} component={component} />
  ));
}
