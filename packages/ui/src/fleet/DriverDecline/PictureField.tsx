import { useRef, useState } from 'react';
import { Camera, CircleAlert } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { driverPicture } from '@forecourt/validation';
import { Button } from '../../primitives/Button/index.ts';
import { useText } from '../../provider/index.ts';
import * as css from './DriverDecline.css.ts';
import { DriverPicture } from './DriverPicture.tsx';
import { shrinkPicture } from './shrinkPicture.ts';

interface PictureFieldProps {
  /** A Base64-encoded JPEG; `null` for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Takes one photo with the phone's camera or from a file, and previews it as it will be sent. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const text = useText();
  const [hasError, setHasError] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const addPicture = async (file: File) => {
    const picture = driverPicture.safeParse(await shrinkPicture(file).catch(() => ''));
    setHasError(!picture.success);
    if (picture.success) onChange(picture.data);
  };
  return (
    <div className={css.picture}>
      {value !== null && (
        <DriverPicture contentBase64={value} alt={text('driverPage.ask.picture.alt')} />
      )}
      <FileTrigger
        acceptedFileTypes={['image/*']}
        defaultCamera="environment"
        onSelect={(files) => {
          const file = files?.item(0);
          if (file) void addPicture(file);
        }}
      >
        <Button
          ref={buttonRef}
          size="large"
          isWide
          icon={<Camera size={20} strokeWidth={2} aria-hidden />}
        >
          {text(value === null ? 'driverPage.ask.picture' : 'driverPage.ask.picture.other')}
        </Button>
      </FileTrigger>
      {value === null ? (
        <p className={css.why}>{text('driverPage.ask.picture.why')}</p>
      ) : (
        <Button
          variant="quiet"
          size="large"
          isWide
          onPress={() => {
            onChange(null);
            // The Remove button unmounts along with the photo.
            buttonRef.current?.focus();
          }}
        >
          {text('driverPage.ask.picture.remove')}
        </Button>
      )}
      <div role="alert">
        {hasError && (
          <p className={css.wrong}>
            <CircleAlert size={18} strokeWidth={2} aria-hidden />
            {text('driverPage.ask.picture.wrong')}
          </p>
        )}
      </div>
    </div>
  );
}
