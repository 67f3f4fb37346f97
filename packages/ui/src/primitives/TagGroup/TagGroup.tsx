'use client';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button, Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import { classes, type HostProps } from '../../host/index.ts';
import { FieldFrame } from '../Field/index.ts';
import * as field from '../Field/Field.css.ts';
import * as css from './TagGroup.css.ts';

export interface TagItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface TagGroupProps extends HostProps<HTMLDivElement> {
  readonly label?: ReactNode;
  /** Accessible name, if there is no label. */
  readonly 'aria-label'?: string;
  readonly items: readonly TagItem[];
  /** Called to remove tags; if omitted, they are read-only. */
  readonly onRemove?: ((ids: readonly string[]) => void) | undefined;
  /** Shown if there are no tags. */
  readonly empty?: ReactNode;
}

/**
 * Selected values as tags: a single tab stop, with arrow keys to move and Delete to remove. For a
 * single applied filter, use Chip.
 */
export function TagGroup({ label, items, onRemove, empty, className, ...rest }: TagGroupProps) {
  return (
    <AriaTagGroup
      {...rest}
      className={classes(field.field, className)}
      {...(onRemove ? { onRemove: (keys) => onRemove([...keys].map(String)) } : {})}
    >
      <FieldFrame label={label}>
        <TagList
          items={items}
          className={css.list}
          renderEmptyState={() => <span className={css.empty}>{empty}</span>}
        >
          {(item) => (
            <Tag
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={css.tag}
            >
              <span className={css.text}>{item.label}</span>
              {onRemove && (
                <Button slot="remove" className={css.remove}>
                  <X size={13} strokeWidth={2} aria-hidden="true" />
                </Button>
              )}
            </Tag>
          )}
        </TagList>
      </FieldFrame>
    </AriaTagGroup>
  );
}
