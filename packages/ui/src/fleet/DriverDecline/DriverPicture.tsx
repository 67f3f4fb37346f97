import { classes, type HostProps } from '../../host/index.ts';
import * as css from './DriverDecline.css.ts';

export interface DriverPictureProps extends HostProps<HTMLImageElement> {
  /** A JPEG in Base64. */
  readonly contentBase64: string;
  readonly alt: string;
}

/** The picture of a request, as its driver sends it and its manager sees it. */
export const DriverPicture = ({ contentBase64, alt, className, ref }: DriverPictureProps) => (
  <img
    ref={ref}
    className={classes(css.preview, className)}
    src={`data:image/jpeg;base64,${contentBase64}`}
    alt={alt}
  />
);
