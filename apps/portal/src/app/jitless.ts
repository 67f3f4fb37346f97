import * as z from 'zod/mini';

// the content security policy allows no code out of text, which schemas would be compiled to
z.config({ jitless: true });
