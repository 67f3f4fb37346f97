'use client';
import {
  CircleAlert,
  CircleCheck,
  Info,
  Sparkles,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { classes, type HostProps } from '../../host/index.ts';
import { useText } from '../../provider/index.ts';
import { Button, IconButton } from '../../primitives/Button/index.ts';
import { kindOf, type BannerAction, type BannerKind, type BannerKindName } from './bannerQueue.ts';
import { sentenceCase } from './sentenceCase.ts';
import * as css from './Banner.css.ts';

const icons: Readonly<Record<BannerKind, LucideIcon>> = {
  success: CircleCheck,
  trouble: TriangleAlert,
  error: CircleAlert,
  featured: Sparkles,
  info: Info,
};

export interface BannerProps extends HostProps<HTMLDivElement> {
  readonly kind: BannerKindName;
  readonly children: string;
  readonly action?: BannerAction | undefined;
  /** If omitted, the banner stays and has no Close button. [UI-04] */
  readonly onClose?: (() => void) | undefined;
}

/** A one-sentence message: what happened and what to do. [UI-01, UI-02, UI-04 to UI-06] */
export function Banner(props: BannerProps) {
  const { kind: name, children, action, onClose, className, ref } = props;
  const text = useText();
  const kind = kindOf(name);
  const Icon = icons[kind];
  return (
    <div ref={ref} className={classes(css.kind[kind], className)} data-kind={kind}>
      <Icon className={css.icon[kind]} size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.content}>
        <span className={css.text}>{sentenceCase(children)}</span>
        {action && (
          <Button size="compact" onPress={action.onAction}>
            {action.label}
          </Button>
        )}
      </div>
      {onClose && (
        <span className={css.close}>
          <IconButton
            size="compact"
            label={text('banner.close')}
            icon={<X size={16} strokeWidth={2} aria-hidden="true" />}
            onPress={onClose}
          />
        </span>
      )}
    </div>
  );
}
