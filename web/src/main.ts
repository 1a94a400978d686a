import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/marcellus/latin-400.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './settings.svelte.ts'
import { words } from './words.svelte.ts'

settings.show()
await words.start()
mount(App, { target: document.getElementById('app')! })
