import '@rampart/ui/theme'
import * as everything from '@rampart/ui'

console.log(everything)
