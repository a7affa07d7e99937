// kotlin
