/** Makes a misspelt setting fail to compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The operator's settings as page and worker read them; documented, defaulted and checked in `sw/build/settings.ts`. */
interface ImportMetaEnv {
  readonly VITE_APP_ID: string;
  readonly VITE_BRAND_NAME: string;
  readonly VITE_API_BASE: string;
  readonly VITE_DECLINE_URL: string;
  readonly VITE_GOOGLE_CLIENT_ID: string;
  readonly VITE_FACEBOOK_CLIENT_ID: string;
  readonly VITE_LINE_CLIENT_ID: string;
  readonly VITE_CHAT_URL: string;
  readonly VITE_CHAT_HOSTS: string;
  readonly VITE_ICON_BASE: string;
  readonly VITE_GAME_HOSTS: string;
  readonly VITE_PAY_HOSTS: string;
  readonly VITE_IMG_HOSTS: string;
}
