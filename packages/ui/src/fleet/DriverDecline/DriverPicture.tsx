import { classes, type HostProps } from '../../host/index.ts';
import * as css from './DriverDecline.css.ts';

export interface DriverPictureProps extends HostProps<HTMLImageElement> {
  /** A Base64-encoded JPEG. */
  readonly contentBase64: string;
  readonly alt: string;
}

/** The photo of a driver's request, shown to the driver and the manager. */
export const DriverPicture = ({ contentBase64, alt, className, ref }: DriverPictureProps) => (
  <img
    ref={ref}
    className={classes(css.preview, className)}
    src={`data:image/jpeg;base64,${contentBase64}`}
    alt={alt}
  />
);
