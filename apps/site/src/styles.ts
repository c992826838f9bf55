import '@rampart/ui/theme'
import '@rampart/ui/font-stand-ins.css'
