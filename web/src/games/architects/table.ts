import Panel from './Panel.svelte'
import { status } from './status.ts'
import Table from './Table.svelte'

export default { Table, Panel, status }
