'use client';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Status } from '../../primitives/Status/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './ColumnMapping.css.ts';
import * as step from './stepFoot.css.ts';

/** A column of the person's file. */
export interface FileColumn {
  readonly id: string;
  /** Its heading in the file; empty if it has none. */
  readonly head: string;
  /** The first values, to help people recognize the column. */
  readonly samples: readonly string[];
}

/** A column of the import. */
export interface TargetColumn {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
}

export interface ColumnMappingProps extends HostProps<HTMLDivElement> {
  readonly fileColumns: readonly FileColumn[];
  readonly targets: readonly TargetColumn[];
  /** Target column ID by file column ID; columns without an entry are skipped. */
  readonly mapping: Readonly<Record<string, string>>;
  readonly onChange: (mapping: Readonly<Record<string, string>>) => void;
  /** Whether the mapping is from an earlier file with the same headings. */
  readonly isRemembered?: boolean;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}

/** Stands for no target column, because `Select` options cannot have an empty value. */
const LEFT_OUT = 'leftOut';

/** Maps the file's columns to ours. Each target is used at most once; required ones must be. */
export function ColumnMapping(props: ColumnMappingProps) {
  const { fileColumns, targets, mapping, onChange, isRemembered, onBack, onContinue } = props;
  const { className, ref } = props;
  const text = useText();
  const usedTargets = new Set(Object.values(mapping));
  const missingTargets = targets.filter(({ id, isRequired }) => isRequired && !usedTargets.has(id));
  const nameOf = (column: FileColumn, index: number) =>
    column.head || text('columnMapping.unnamed', { number: index + 1 });
  const choose = (fileId: string, target: string) => {
    const remaining = Object.entries(mapping).filter(([id, to]) => id !== fileId && to !== target);
    onChange(
      Object.fromEntries(target === LEFT_OUT ? remaining : [...remaining, [fileId, target]]),
    );
  };
  return (
    <div ref={ref} className={classes(step.surface, className)}>
      <div className={css.head}>
        <p className={css.intro}>
          {text(isRemembered ? 'columnMapping.remembered' : 'columnMapping.intro')}
        </p>
        {missingTargets.length > 0 && (
          <output className={css.missing}>
            {text('columnMapping.missing', {
              names: missingTargets.map(({ label }) => label).join(', '),
            })}
          </output>
        )}
      </div>
      <ul className={css.list}>
        {fileColumns.map((column, index) => (
          <li key={column.id} className={css.row}>
            <div className={css.file}>
              <span className={css.name}>{nameOf(column, index)}</span>
              <span className={css.samples}>
                {column.samples.filter((sample) => sample !== '').join(' · ') ||
                  text('columnMapping.noSamples')}
              </span>
            </div>
            <Select
              aria-label={text('columnMapping.target', { name: nameOf(column, index) })}
              value={mapping[column.id] ?? LEFT_OUT}
              onChange={(target) => choose(column.id, target)}
              options={[
                { value: LEFT_OUT, label: text('columnMapping.leftOut') },
                ...targets.map(({ id, label, isRequired }) => ({
                  value: id,
                  label: isRequired ? text('columnMapping.required', { name: label }) : label,
                })),
              ]}
            />
            <span className={css.state}>
              {mapping[column.id] ? (
                <Status tone="good">{text('columnMapping.used')}</Status>
              ) : (
                <Status tone="neutral">{text('columnMapping.notUsed')}</Status>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={step.foot}>
        <p className={step.note}>{text('columnMapping.note')}</p>
        <div className={step.actions}>
          <Button onPress={onBack}>{text('importCheck.back')}</Button>
          <Button variant="primary" isDisabled={missingTargets.length > 0} onPress={onContinue}>
            {text('columnMapping.continue')}
          </Button>
        </div>
      </div>
    </div>
  );
}
