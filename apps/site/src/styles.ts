import '@rampart/ui/theme'
import '@rampart/ui/fonts.css'
