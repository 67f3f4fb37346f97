import { SimpleTable, type SimpleColumn } from '../../data/SimpleTable/index.ts';
import type { Documented, DocumentedProp, Guide } from '../guide.ts';
import { Words } from './text.tsx';
import * as css from './docs.css.ts';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
}

/** A prop's type as text; docgen reports `unknown` for types that it cannot resolve. */
const typeOf = ({ tsType }: DocumentedProp) =>
  tsType === undefined || tsType.name === 'unknown'
    ? 'see its type'
    : (tsType.raw ?? tsType.name).replace(/^\((.*)\) \| undefined$|^(.*) \| undefined$/s, '$1$2');

/** Props that every component accepts. */
const COMMON = new Set(['className', 'ref']);
const LIST = new Intl.ListFormat('en-US');

const rowOf = ([name, prop]: readonly [string, DocumentedProp]): Row => {
  const initial = prop.defaultValue ? ` Default ${prop.defaultValue.value}.` : '';
  return {
    name,
    type: typeOf(prop),
    isRequired: prop.required ?? false,
    about: `${prop.description ?? ''}${initial}`.trim(),
  };
};

const nameCode = (text: string) => <code className={css.name}>{text}</code>;
const code = (text: string) => <code className={css.code}>{text}</code>;
const COLUMNS: readonly SimpleColumn<Row>[] = [
  {
    id: 'name',
    head: 'Name',
    isRowHeader: true,
    cell: (row) => nameCode(row.isRequired ? row.name : `${row.name}?`),
  },
  { id: 'type', head: 'Type', cell: ({ type }) => code(type) },
  { id: 'about', head: 'What it is', cell: ({ about }) => <Words>{about}</Words> },
];

interface PropsOfProps {
  readonly name: string;
  readonly component: Documented;
}

function PropsOf({ name, component }: PropsOfProps) {
  const { description, props = {}, composes = [] } = component['__docgenInfo'] ?? {};
  const rows = Object.entries(props)
    .filter(([prop]) => !COMMON.has(prop))
    .map(rowOf);
  const otherProps = [
    ...('className' in props ? ['`className`', '`ref`'] : []),
    ...(composes.length > 0
      ? ['the props of the react-aria component or element that it is made of']
      : []),
  ];
  return (
    <div className={css.chapter}>
      <h3 className={css.component}>{name}</h3>
      {description ? (
        <p>
          <Words>{description}</Words>
        </p>
      ) : null}
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
      {otherProps.length > 0 ? (
        <p className={css.quiet}>
          <Words>{`Also ${LIST.format(otherProps)}.`}</Words>
        </p>
      ) : null}
    </div>
  );
}

/** The documented props of each component in a guide. */
export function Props({ components }: Pick<Guide, 'components'>) {
  return Object.entries(components).map(([name, component]) => (
    <PropsOf key={name} name={name} component={component} />
  ));
}
