'use client';
import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Menu, type MenuGroup } from '../../primitives/Menu/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useText, type Text } from '../../provider/index.ts';
import type { SavedView } from './SavedView.ts';
import { NameDialog, RemoveDialog } from './ViewDialogs.tsx';
import * as css from './SavedViews.css.ts';

export interface SavedViewsProps extends HostProps<HTMLSpanElement> {
  readonly views: readonly SavedView[];
  /** ID of the view that was last applied to the list. */
  readonly currentId: string;
  /** Whether the list no longer matches that view. */
  readonly isChanged?: boolean;
  readonly onChoose: (id: string) => void;
  /** Saves the current list as a new view with this name. */
  readonly onSaveAs: (name: string) => void;
  /** Saves the current list to the current view. */
  readonly onSave?: (id: string) => void;
  readonly onRename?: (id: string, name: string) => void;
  readonly onDelete?: (id: string) => void;
  /** Shares the current view with the other users, or stops sharing it. */
  readonly onShare?: (id: string, isShared: boolean) => void;
}

type OpenDialog = 'none' | 'saveAs' | 'rename' | 'delete';

/** A view's name, with who shares it or a note that it is shared. */
function nameOf({ name, sharedBy, isShared }: SavedView, text: Text): string {
  if (sharedBy !== undefined) return text('savedViews.sharedBy', { name, by: sharedBy });
  return isShared === true ? text('savedViews.isShared', { name }) : name;
}

/** A menu of a list's views, with actions on the current one. The host stores the views. */
export function SavedViews(props: SavedViewsProps) {
  const { views, currentId, isChanged = false, onChoose, onSave, onRename, onDelete } = props;
  const { onShare, className, ref } = props;
  const text = useText();
  const [openDialog, setOpenDialog] = useState<OpenDialog>('none');
  const current = views.find(({ id }) => id === currentId);
  const isOwn = current !== undefined && current.isFixed !== true && current.sharedBy === undefined;
  const isShared = current?.isShared === true;
  const name = current?.name ?? '';
  const close = () => setOpenDialog('none');

  const groups: readonly MenuGroup[] = [
    {
      id: 'views',
      title: text('savedViews.views'),
      selected: `view:${currentId}`,
      entries: views.map((view) => ({ id: `view:${view.id}`, label: nameOf(view, text) })),
    },
    {
      id: 'changes',
      title: text('savedViews.this'),
      entries: [
        ...(onSave && isOwn && isChanged
          ? [{ id: 'save', label: text('savedViews.save', { name }) }]
          : []),
        ...(isChanged && current ? [{ id: 'undo', label: text('savedViews.undo') }] : []),
        { id: 'saveAs', label: text('savedViews.saveAs') },
        ...(onRename && isOwn ? [{ id: 'rename', label: text('savedViews.rename') }] : []),
        ...(onShare && isOwn
          ? [
              {
                id: isShared ? 'unshare' : 'share',
                label: text(isShared ? 'savedViews.unshare' : 'savedViews.share'),
              },
            ]
          : []),
        ...(onDelete && isOwn
          ? [{ id: 'delete', label: text('savedViews.delete'), tone: 'danger' as const }]
          : []),
      ],
    },
  ];
  const handleAction = (action: string) => {
    if (action.startsWith('view:')) onChoose(action.slice('view:'.length));
    else if (action === 'save') onSave?.(currentId);
    else if (action === 'undo') onChoose(currentId);
    else if (action === 'share' || action === 'unshare') onShare?.(currentId, action === 'share');
    else if (action === 'saveAs' || action === 'rename' || action === 'delete')
      setOpenDialog(action);
  };

  return (
    <span ref={ref} className={classes(css.place, className)}>
      <Menu
        aria-label={text('savedViews.views')}
        groups={groups}
        onAction={handleAction}
        trigger={
          <Button>
            <span className={css.trigger}>
              <VisuallyHidden>{text('savedViews.view')}</VisuallyHidden>
              {current?.name ?? text('savedViews.none')}
              {isChanged && (
                <>
                  <span className={css.changed} aria-hidden="true" />
                  <VisuallyHidden>{text('savedViews.changed')}</VisuallyHidden>
                </>
              )}
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Button>
        }
      />
      <NameDialog
        key={openDialog}
        isOpen={openDialog === 'saveAs' || openDialog === 'rename'}
        title={text(openDialog === 'rename' ? 'savedViews.renameTitle' : 'savedViews.saveAsTitle')}
        initial={openDialog === 'rename' ? name : ''}
        taken={views.filter(
          ({ id, sharedBy }) =>
            sharedBy === undefined && (openDialog !== 'rename' || id !== currentId),
        )}
        onCancel={close}
        onName={(newName) => {
          if (openDialog === 'rename') onRename?.(currentId, newName);
          else props.onSaveAs(newName);
          close();
        }}
      />
      <RemoveDialog
        isOpen={openDialog === 'delete'}
        name={name}
        onCancel={close}
        onRemove={() => {
          onDelete?.(currentId);
          close();
        }}
      />
    </span>
  );
}
