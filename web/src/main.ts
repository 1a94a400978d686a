import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/marcellus/latin-400.css'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { app } from './core/app.svelte.ts'
import { push } from './core/push.svelte.ts'
import { settings } from './core/settings.svelte.ts'
import { translator } from './core/i18n.svelte.ts'

settings.show()
await translator.start()
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void app.start().then(() => push.start())
